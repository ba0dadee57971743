/** The only one: push notifications and saved courses share it (public/service-worker.js). */
const WORKER = '/service-worker.js'

/** Resolves once it runs. Registering it again changes nothing. */
export async function startServiceWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER)
  return navigator.serviceWorker.ready
}

export const findServiceWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration()
