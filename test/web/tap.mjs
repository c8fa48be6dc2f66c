// Speaks TAP: each test is a function that throws when something is wrong.
let count = 0;
let bad = 0;

export async function test(name, action) {
    count += 1;
    try {
        await action();
        console.log(`ok ${count} - ${name}`);
    } catch (error) {
        bad += 1;
        console.log(`not ok ${count} - ${name}`);
        console.log(`${error.stack || error}`.replace(/^/gm, "# "));
    }
}

export function finish() {
    console.log(`1..${count}`);
    return bad ? 1 : 0;
}
