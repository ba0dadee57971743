// Shows push notifications and opens the page they link to. It caches nothing and intercepts no requests.

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
