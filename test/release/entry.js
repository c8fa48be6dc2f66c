// Checks a folder's game.json as an entry of Homebrew Hub: by entry.schema.json, written after the description that
// the Hub publishes for its entries, and by what no schema can say: the files are there, checksums are right.
// Usage: entry.js FOLDER [GAME.JSON]      prints what is wrong; status 1 if anything is
const fs = require('fs');
const path = require('path');
const crypto = require('crypto');

const [folder, file = path.join(folder, 'game.json')] = process.argv.slice(2);
const schema = JSON.parse(fs.readFileSync(path.join(__dirname, 'entry.schema.json'), 'utf8'));
const entry = JSON.parse(fs.readFileSync(file, 'utf8'));
const wrong = [];

// The part of JSON Schema that entry.schema.json uses; another word in it is an error, not ignored.
function check(value, rule, where) {
    const type = Array.isArray(value) ? 'array' : typeof value;
    for (const [word, wanted] of Object.entries(rule)) {
        switch (word) {
        case 'type':
            if (type !== wanted) wrong.push(`${where}: ${type}, not ${wanted}`);
            break;
        case 'enum':
            if (!wanted.includes(value)) wrong.push(`${where}: "${value}" is none of ${wanted.join(', ')}`);
            break;
        case 'pattern':
            if (!new RegExp(wanted).test(value)) wrong.push(`${where}: "${value}" does not fit ${wanted}`);
            break;
        case 'minItems':
            if (value.length < wanted) wrong.push(`${where}: fewer than ${wanted}`);
            break;
        case 'items':
            if (type === 'array') value.forEach((item, at) => check(item, wanted, `${where}[${at}]`));
            break;
        case 'required':
            for (const key of wanted) if (!(key in value)) wrong.push(`${where}: no ${key}`);
            break;
        case 'properties':
            for (const key of Object.keys(value)) {
                if (key in wanted) check(value[key], wanted[key], `${where}.${key}`);
                else wrong.push(`${where}: ${key} is unknown`);
            }
            break;
        case 'description':
            break;
        default:
            throw new Error(`entry.schema.json: "${word}" is not understood`);
        }
    }
}
check(entry, schema, 'entry');

if (wrong.length === 0) {
    const there = (name) => fs.existsSync(path.join(folder, name)) || wrong.push(`${name} is not in the folder`);
    entry.screenshots.forEach(there);
    for (const { filename, hash } of entry.files) {
        if (there(filename) === true && hash) {
            const sum = crypto.createHash('sha256').update(fs.readFileSync(path.join(folder, filename))).digest('hex');
            if (sum !== hash.sha256) wrong.push(`${filename}: sha256 is ${sum}`);
        }
    }
    if (entry.files.filter((one) => one.default).length !== 1) wrong.push('files: not exactly one default');
}
if (wrong.length) {
    console.log(wrong.join('\n'));
    process.exit(1);
}
