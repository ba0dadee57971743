// The product's only service worker. It shows push notifications, and serves the copies of courses that people have saved on
// their device (web/features/learning/courses/offline) when the server cannot be reached. It never answers from a copy otherwise.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { title, href, tag } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { tag, data: { href }, icon: '/favicon.svg' }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  // Only ever open a page of our own origin, whatever the payload says.
  const target = new URL(event.notification.data.href, self.location.origin)
  if (target.origin === self.location.origin) event.waitUntil(show(target.href))
})

async function show(address) {
  const pages = await self.clients.matchAll({ type: 'window' })
  const [open] = pages
  if (!open) return self.clients.openWindow(address)
  await open.focus()
  return open.navigate(address)
}

const SAVED = 'saved-'
const signsInOrOut = /^\/(login|logout|register)(\/|$)/
const pages = /^\/(courses(\/|$)|talent\/api\/courses(\/|$|\?))/
const media = /^\/talent\/api\/courses\/[^/]+\/(media\/|lessons\/[^/]+\/captions\/)/
const files = /^\/(assets|fonts|img)\//

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.method === 'POST' && signsInOrOut.test(pathname)) event.respondWith(changePerson(request))
  if (request.method !== 'GET' || media.test(pathname)) return
  if (pages.test(pathname)) event.respondWith(answerPage(event))
  else if (files.test(pathname)) event.respondWith(fetch(request).catch(() => findCopy(request)))
})

/** The next person at this device must not find what the previous one saved. */
async function changePerson(request) {
  const response = await fetch(request)
  if (response.ok || response.type === 'opaqueredirect') await removeCopies()
  return response
}

async function answerPage(event) {
  const { request } = event
  try {
    const response = await fetch(request)
    if (response.status === 401) await removeCopies()
    else if (response.ok && !response.redirected) event.waitUntil(renewCopy(request.url, response.clone()))
    return response
  } catch {
    return findCopy(request)
  }
}

const findCopy = async ({ url }) => (await caches.match(url, { ignoreVary: true })) ?? Response.error()

/** Copies contain progress and notes, so those that exist are kept up to date. */
async function renewCopy(url, response) {
  for (const name of await copies()) {
    const cache = await caches.open(name)
    if (await cache.match(url, { ignoreVary: true })) await cache.put(url, response.clone())
  }
}

const copies = async () => (await caches.keys()).filter((name) => name.startsWith(SAVED))

async function removeCopies() {
  for (const name of await copies()) await caches.delete(name)
}
