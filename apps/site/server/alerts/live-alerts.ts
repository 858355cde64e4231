/**
 * The script that keeps the alerts of an open page as they are now. It stands in the document, after everything else, so
 * that the script of the first view need not carry it.
 *
 * Nothing that is read moves. The alerts of the next page are asked for when its link is pressed, and are in their place
 * when it is shown; on a slow line, or where they come later, and with every change while a page is read, the page is
 * scrolled by as much as they need. A link with the new alert stands at the window's edge until the alerts are in view.
 *
 * It asks for the page's own document, which comes from memory, or as 304; a page in the background does not ask, and a
 * slow line asks more rarely. Alerts that stay are not touched: a screen reader says only what is new. When the server is
 * away, the device's own clock ends them.
 */
export const liveAlerts = `(() => {
const line = navigator.connection || {}
const isSlow = line.saveData || /2g/.test(line.effectiveType)
const pause = isSlow ? 30000 : 5000
const known = new Map()
let path = location.pathname
let asked = Date.now()
let tag
let isAsking = false
let isAway = false
function put(box, fresh) {
const old = box.querySelector('ul')
const next = fresh.querySelector('ul')
if (!old || !next) return box.replaceChildren(...fresh.childNodes)
const wanted = [...next.children]
const stays = ({ outerHTML }) => wanted.some((each) => each.outerHTML === outerHTML)
for (const each of [...old.children]) if (!stays(each)) each.remove()
wanted.forEach((each, index) => {
const here = old.children[index]
if (!here || here.outerHTML !== each.outerHTML) old.insertBefore(each, here || null)
})
while (old.children.length > wanted.length) old.lastElementChild.remove()
}
function still(box, change) {
const main = document.getElementById('main')
const top = () => main.getBoundingClientRect().top
const { style } = document.documentElement
style.overflowAnchor = 'none'
const before = top()
change()
scrollBy({ top: top() - before, behavior: 'instant' })
const gap = before - top()
if (gap > 0) box.style.paddingBlockEnd = gap + 'px'
requestAnimationFrame(() => { style.overflowAnchor = '' })
}
function tell(box, news) {
const section = box.querySelector('section')
if (!section || !news.length) return
const link = document.createElement('a')
link.href = '#alerts'
link.className = 'alerts-new'
link.setAttribute('aria-live', 'off')
link.textContent = news.map(({ textContent }) => textContent.trim()).join(' ')
section.append(link)
new IntersectionObserver((seen, observer) => {
if (!seen.some(({ isIntersecting }) => isIntersecting)) return
link.remove()
observer.disconnect()
}, { rootMargin: '-64px 0px 0px' }).observe(box.querySelector('ul'))
}
function change(box, fresh) {
const had = [...box.querySelectorAll('li')].map(({ outerHTML }) => outerHTML)
const link = box.querySelector('.alerts-new')
if (link) link.remove()
still(box, () => put(box, fresh))
tell(box, [...box.querySelectorAll('li')].filter(({ outerHTML }) => !had.includes(outerHTML)))
}
function end() {
const box = document.getElementById('alerts')
const over = box ? [...box.querySelectorAll('[data-until]')].filter(({ dataset }) => dataset.until <= Date.now()) : []
if (over.length) still(box, () => {
for (const each of over) each.remove()
if (!box.querySelector('li')) box.replaceChildren()
})
}
function alertsIn(html) {
return new DOMParser().parseFromString(html, 'text/html').getElementById('alerts')
}
async function look() {
isAsking = true
asked = Date.now()
const here = location.pathname
try {
// Without a network the browser would write each failed request into its log.
if (!navigator.onLine) throw 0
const answer = await fetch(here)
isAway = answer.status >= 500
const newTag = answer.headers.get('etag')
if (!isAway && (!newTag || newTag !== tag)) {
const fresh = alertsIn(await answer.text())
const box = document.getElementById('alerts')
if (here === location.pathname) {
tag = newTag
const link = box && box.querySelector('.alerts-new')
const isSame = !fresh || !box || fresh.innerHTML === box.innerHTML.replace(link ? link.outerHTML : '', '')
if (!isSame) change(box, fresh)
}
}
} catch {
isAway = true
}
isAsking = false
}
async function lookAhead(next) {
try {
const answer = await fetch(next)
const fresh = answer.ok && alertsIn(await answer.text())
if (fresh) known.set(next, { fresh, at: Date.now() })
} catch {}
}
function moved() {
if (location.pathname === path) return
path = location.pathname
tag = undefined
asked = 0
const box = document.getElementById('alerts')
if (!box) return
box.style.paddingBlockEnd = ''
const link = box.querySelector('.alerts-new')
if (link) link.remove()
const { fresh, at } = known.get(path) || {}
if (Date.now() - at < pause) {
put(box, fresh.cloneNode(true))
asked = at
} else {
for (const each of box.querySelectorAll('[data-department]')) each.remove()
if (!box.querySelector('li')) box.replaceChildren()
}
}
for (const name of ['pushState', 'replaceState']) {
const own = history[name]
history[name] = function (...given) {
own.apply(this, given)
moved()
}
}
addEventListener('popstate', moved)
addEventListener('pointerdown', ({ target }) => {
const link = target.closest && target.closest('a[href]')
if (!link || isSlow || link.target || link.origin !== location.origin || link.pathname === location.pathname) return
if (!/\\.|^\\/(api|feedback|mr\\/feedback)\\//.test(link.pathname)) lookAhead(link.pathname)
})
setInterval(() => {
if (document.hidden || isAsking) return
moved()
if (Date.now() - asked >= pause) look()
else if (isAway) end()
}, 1000)
})()`
