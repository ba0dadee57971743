// Shows what is pushed to this browser and opens what it is about. It keeps nothing and answers no request of a page.

self.addEventListener('push', (event) => {
  const { title, href, tag } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { tag, data: { href }, icon: '/favicon.svg' }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  // Only ever a page of our own, whatever the message says.
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
