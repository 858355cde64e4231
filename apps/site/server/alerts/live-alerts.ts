/**
 * The script that keeps the alerts of an open page as they are now. It stands in the document, after everything else, so
 * that the script of the first view need not carry it. It asks for the page's own document, which comes from memory, or
 * as 304; a page in the background does not ask, and a slow line asks more rarely. Alerts that stay are not touched: a
 * screen reader says only what is new. When the server is away, the device's own clock ends them.
 */
export const liveAlerts = `(() => {
const line = navigator.connection || {}
const pause = line.saveData || /2g/.test(line.effectiveType) ? 30000 : 5000
let path = location.pathname
let asked = Date.now()
let tag
let isAsking = false
let isAway = false
function show(box, fresh) {
const old = box.querySelector('ul')
const next = fresh.querySelector('ul')
if (!old || !next || path !== location.pathname) return box.replaceChildren(...fresh.childNodes)
const wanted = [...next.children]
const stays = ({ outerHTML }) => wanted.some((each) => each.outerHTML === outerHTML)
for (const each of [...old.children]) if (!stays(each)) each.remove()
wanted.forEach((each, index) => {
const here = old.children[index]
if (!here || here.outerHTML !== each.outerHTML) old.insertBefore(each, here || null)
})
while (old.children.length > wanted.length) old.lastElementChild.remove()
}
function end() {
const box = document.getElementById('alerts')
if (!box || !box.firstChild) return
for (const each of box.querySelectorAll('[data-until]')) if (each.dataset.until <= Date.now()) each.remove()
if (!box.querySelector('li')) box.replaceChildren()
}
async function look() {
isAsking = true
asked = Date.now()
const here = location.pathname
const isOther = here !== path
try {
// Without a network the browser would write each failed request into its log.
if (!navigator.onLine) throw 0
const answer = await fetch(here)
isAway = answer.status >= 500
const newTag = answer.headers.get('etag')
if (!isAway && (isOther || !newTag || newTag !== tag)) {
const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
const fresh = page.getElementById('alerts')
const box = document.getElementById('alerts')
tag = newTag
if (here === location.pathname) {
const isSame = !fresh || !box || fresh.innerHTML === box.innerHTML
if (!isSame) show(box, fresh)
path = here
}
}
} catch {
isAway = true
}
if (isAway) path = here
isAsking = false
}
setInterval(() => {
if (document.hidden || isAsking) return
if (location.pathname !== path || Date.now() - asked >= pause) look()
else if (isAway) end()
}, 1000)
})()`
