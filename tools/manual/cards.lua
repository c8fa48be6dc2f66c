-- A filter of pandoc for the manual: fills in what the cartridge's own sources say, so that the booklet
-- cannot fall behind them.
--   ::: {.cards of=pocket}          the seven Locations and the powers of their Portals
--   ::: {.cards of=tides}           the 18 cards of Tides of Madness
--   ::: {.cards of=realms colour=X} the cards of Cthulhu Realms of a colour, with their copies
--   ::: {.feats}                    the feats and how they are earned
--   []{.icon of=NAME}               an icon of game-icons
--   []{.version}                    the cartridge's version
-- Metadata: lang (en or fr), version.

local language, version

local function read(path)
    local file = assert(io.open(path, 'r'))
    local text = file:read('a')
    file:close()
    return text
end

local function fail(...)
    error(string.format(...), 0)
end

-- ---- Sources ----

local texts = {}
-- res/text: [id] room, then "en:" and "fr:", each perhaps with further, indented lines
local function text(file, id)
    if not texts[file] then
        local entries, entry, tongue = {}, nil, nil
        for line in read('res/text/' .. file .. '.txt'):gmatch('[^\n]*') do
            local name = line:match('^%[([%w_]+)%]')
            local key, words = line:match('^(%l%l): (.*)$')
            if name then
                entry = {}
                entries[name] = entry
            elseif key then
                tongue = key
                entry[key] = words
            elseif line:match('^ +%S') then
                entry[tongue] = entry[tongue] .. ' ' .. line:match('^ +(.*)$')
            end
        end
        texts[file] = entries
    end
    local entry = texts[file][id]
    if not entry then
        fail('res/text/%s.txt has no %s', file, id)
    end
    -- a word divided for its box, a name divided at its own hyphen, a new line
    return (entry[language]:gsub('%-\\n(%l)', '%1'):gsub('%-\\n', '-'):gsub('\\n', ' '))
end

local icons
local function icon(name, tint)
    icons = icons or read('build/npm/node_modules/@iconify-json/game-icons/icons.json')
    local _, at = icons:find('\t"' .. name .. '": {', 1, true)
    local body = at and icons:match('^%s*"body": "(.-[^\\])"', at + 1)
    if not body then
        fail('no icon %s', name)
    end
    -- its colour is that of the page, filled in when the page is complete: weasyprint's pictures take no CSS
    return '<svg class="icon" viewBox="0 0 512 512">' .. body:gsub('\\"', '"'):gsub('currentColor', tint or 'INK') .. '</svg>'
end

-- the icons of a sheet of res/pictures/icons.list, in its order and by name
local function sheet(wanted)
    local list, inside = {}, false
    for line in read('res/pictures/icons.list'):gmatch('[^\n]+') do
        local name = line:match('^sheet (%S+)')
        if name then
            inside = name == wanted
        elseif inside and not line:match('^#') then
            local picture, drawing = line:match('^(%S+)%s+(%S+)')
            list[#list + 1] = drawing
            list[picture] = drawing
        end
    end
    return list
end

local function escape(words)
    return (words:gsub('&', '&amp;'):gsub('<', '&lt;'))
end

local function say(english, french)
    return language == 'fr' and french or english
end

-- French sets a space that does not break before : ; ! ? and inside quotes
local function typeset(words)
    words = escape(words)
    if language == 'fr' then
        words = words:gsub(' ([:;!?»])', '\u{A0}%1'):gsub('« ', '«\u{A0}')
    end
    return words
end

local function row(class, ...)
    return string.format('<tr class="%s"><td>%s</td></tr>', class, table.concat({ ... }, '</td><td>'))
end

-- ---- Pocket Madness ----

local function pocket()
    local places, gods = sheet('locations'), sheet('portraits')
    local rows = {}
    for value = 6, 12 do
        local god, power = text('pocket', 'pocket_power_' .. value):match('^(.-)%. (.*)$')
        rows[#rows + 1] = row('value' .. value, '<b class="value">' .. value .. '</b>',
            icon(places[value - 5]) .. '<br>' .. typeset(text('pocket', 'pocket_place_' .. value)),
            icon(gods[value - 5]) .. '<br>' .. typeset(god), typeset(power))
    end
    return '<table class="pocket-cards"><thead><tr><th></th><th>' .. say('Location', 'Lieu') .. '</th><th>'
        .. say('Portal', 'Portail') .. '</th><th>' .. say('Power when sealed', 'Pouvoir du sceau')
        .. '</th></tr></thead>' .. table.concat(rows) .. '</table>'
end

-- ---- Tides of Madness ----

local function tides()
    local drawings = sheet('tides')
    local source = read('src/games/tides/tides_cards.c')
    local numbers = source:match('tides_madness%[TIDES_CARDS%] = (%b{})'):gsub('/%*.-%*/', '')
    local mad = {}
    for number in numbers:gmatch('%d') do
        mad[#mad + 1] = number == '1'
    end
    if #mad ~= 18 then
        fail('src/games/tides/tides_cards.c: %d Madness icons, not 18', #mad)
    end
    local parts = {}
    for card = 0, 17 do
        local suit = card // 3
        local kind = card == 17 and 6 or suit
        local words = text('tides', 'tides_card_' .. card):gsub('^No suit%. ', ''):gsub('^Sans couleur%. ', '')
        parts[#parts + 1] = string.format(
            '<div class="tide suit%d"><div class="face">%s</div><p><b>%s</b>%s <small>%s</small><br>%s</p></div>', suit,
            icon(drawings[card + 1]), typeset(text('tides', 'tides_title_' .. card)),
            mad[card + 1] and ' <span class="mad">' .. icon('brain-tentacle', '#a3262f') .. '</span>' or '',
            typeset(text('tides', 'tides_kind_' .. kind)), typeset(words))
    end
    return '<div class="tides-cards">' .. table.concat(parts) .. '</div>'
end

-- ---- Cthulhu Realms ----

local types = {
    entity = { 'Entity', 'Entité' },
    artifact = { 'Artifact', 'Artefact' },
    location = { 'Location', 'Lieu' },
}
local conditions = {
    yellow = { 'with yellow', 'avec jaune' },
    purple = { 'with purple', 'avec violet' },
    green = { 'with green', 'avec vert' },
    entity = { 'with Entity', 'avec Entité' },
    artifact = { 'with Artifact', 'avec Artefact' },
    location = { 'with Location', 'avec Lieu' },
    discarded = { 'after a discard', 'après défausse' },
    abjured = { 'after abjuring', 'après bannissement' },
}
local effects = {
    power = { '%s\u{A0}power', '%s\u{A0}pouvoir' },
    gain = { '%s\u{A0}sanity', '%s\u{A0}raison' },
    lose = { '%s\u{A0}loss', 'perte\u{A0}%s' },
    draw = { 'draw\u{A0}%s', 'pioche\u{A0}%s' },
    discard = { 'discard\u{A0}%s', 'défausse\u{A0}%s' },
    abjure = { 'abjure', 'bannir' },
    recall = { 'recall', 'rappeler' },
    destroy = { 'destroy', 'détruire' },
}

local function pick(phrases, word, where)
    if not phrases[word] then
        fail('res/realms/cards.txt: "%s" in "%s" is not known to tools/manual/cards.lua', word, where)
    end
    return say(phrases[word][1], phrases[word][2])
end

local function branch(words)
    local before, what = words:match('^if (.-): (.*)$')
    what = what or words
    local out = ''
    if before then
        local named = {}
        for condition in before:gsub(' and ', ' '):gmatch('%S+') do
            named[#named + 1] = pick(conditions, condition, words)
        end
        out = '<i>' .. table.concat(named, say(' and ', ' et ')) .. say(':', '\u{A0}:') .. '</i> '
    end
    local rest, leaves = what:gsub(', abjure this$', '')
    local done = {}
    for effect, number in rest:gmatch('(%l+) ?(%d*)') do
        done[#done + 1] = pick(effects, effect, words):format(number)
    end
    return out .. table.concat(done, ', ') .. (leaves > 0 and '\u{A0}†' or '')
end

local function ability(words)
    local one, other = words:match('^(.-) or (.*)$')
    if one then
        return branch(one) .. ' <b>' .. say('or', 'ou') .. '</b> ' .. branch(other)
    end
    return branch(words)
end

local function guard(head)
    local parts = {}
    local sanity = head:match('sanity=(%d+)')
    if sanity then
        parts[#parts + 1] = say('holds ', 'tient ') .. sanity
    end
    local shield = head:match('shield=(%d+)')
    if shield then
        parts[#parts + 1] = say('Shield ', 'Bouclier ') .. shield
    end
    if head:match('sanctuary') then
        parts[#parts + 1] = say('Sanctuary', 'Sanctuaire')
    end
    if head:match('nexus') then
        parts[#parts + 1] = 'Nexus'
    end
    return #parts > 0 and ' · ' .. table.concat(parts, ' · ') or ''
end

local function realms(colour)
    local drawings = sheet('realms_art')
    local rows, card = {}, nil
    local function close()
        if card and card.colour == colour then
            rows[#rows + 1] = string.format(
                '<div class="realm"><div class="face">%s</div><p><b class="cost">%s</b><b>%s</b> <small>%s%s%s</small><br>%s<br><em>%s</em></p></div>',
                icon(drawings[card.id] or fail('no picture of %s', card.id)), card.cost, typeset(card.name),
                pick(types, card.type, card.id), card.copies > 1 and ' ×' .. card.copies or '', card.guard,
                table.concat(card.abilities, '<span class="dot"> • </span>'), typeset(card.flavour))
        end
    end
    for line in read('res/realms/cards.txt'):gmatch('[^\n]+') do
        local id, head = line:match('^%[([%w_]+)%] (.*)$')
        local tongue, words = line:match('^(%l%l): (.*)$')
        if id then
            close()
            card = { id = id, abilities = {}, guard = guard(head), cost = head:match('cost=(%d+)'),
                copies = tonumber(head:match('copies=(%d+)') or 1) }
            card.colour, card.type = head:match('^(%l+) (%l+)')
        elseif line:match('^%- ') then
            card.abilities[#card.abilities + 1] = ability(line:sub(3))
        elseif tongue == language then
            card.name = words:match('^(.-) | ')
            card.flavour = words:match('([^|]+)$'):match('^ (.*)$')
        end
    end
    close()
    if #rows == 0 then
        fail('res/realms/cards.txt has no %s cards', colour)
    end
    return '<div class="realms-cards ' .. colour .. '">' .. table.concat(rows) .. '</div>'
end

-- ---- Feats ----

local function feats()
    local parts = {}
    text('records', 'feat_0')
    local number = 0
    while texts.records['feat_' .. number] do
        parts[#parts + 1] = string.format('<p><b>%s</b> %s</p>', typeset(text('records', 'feat_' .. number)),
            typeset(text('records', 'feat_how_' .. number)))
        number = number + 1
    end
    return '<div class="feat-list">' .. table.concat(parts) .. '</div>'
end

-- ---- Colours ----

-- the colour that booklet.css gives to the first of these classes that has one
local function ink(classes)
    local sheet_of_style = read('res/manual/booklet.css')
    for _, class in ipairs(classes) do
        local colour = sheet_of_style:match('%.' .. class .. '[^{}\n]*{ %-%-ink: (#%x+)')
        if colour then
            return colour
        end
    end
    fail('booklet.css has no ink for a page')
end

local function tinted(block, colour)
    local function fill(raw)
        raw.text = raw.text:gsub('"INK"', '"' .. colour .. '"')
        return raw
    end
    return pandoc.walk_block(block, { RawInline = fill, RawBlock = fill })
end

local function page(div)
    div = pandoc.walk_block(div, {
        Header = function(header)
            return header.level == 1 and tinted(header, '#fdf6e1') or header
        end,
    })
    return tinted(div, div.classes:includes('cover') and '#b8e08c' or ink(div.classes))
end

local function cards(attributes)
    if attributes.of == 'pocket' then
        return pocket()
    elseif attributes.of == 'tides' then
        return tides()
    elseif attributes.of == 'realms' then
        return (realms(attributes.colour):gsub('"INK"', '"' .. ink({ attributes.colour }) .. '"'))
    end
    fail('cards of %s?', attributes.of)
end

return {
    {
        Meta = function(meta)
            language = pandoc.utils.stringify(meta.lang)
            version = pandoc.utils.stringify(meta.version)
        end,
    },
    {
        Div = function(div)
            if div.classes:includes('cards') then
                return pandoc.RawBlock('html', cards(div.attributes))
            elseif div.classes:includes('feats') then
                return pandoc.RawBlock('html', feats())
            elseif div.classes:includes('page') then
                return page(div)
            end
        end,
        Inlines = function(inlines)
            for at, inline in ipairs(inlines) do
                local before, after = inlines[at - 1], inlines[at + 1]
                if language == 'fr' and (inline.t == 'Space' or inline.t == 'SoftBreak')
                    and (after and after.t == 'Str' and after.text:match('^[:;!?]') or after and after.t == 'Str' and after.text:match('^»')
                    or before and before.t == 'Str' and before.text:match('«$')) then
                    inlines[at] = pandoc.Str('\u{A0}')
                end
            end
            return inlines
        end,
        Span = function(span)
            if span.classes:includes('icon') then
                return pandoc.RawInline('html', icon(span.attributes.of))
            elseif span.classes:includes('version') then
                return pandoc.Str(version)
            end
        end,
    },
}
