// Push messages to browsers. They pass through the push service of the browser's vendor, so they are encrypted for the
// browser alone (RFC 8291) and signed by this site (RFC 8292). Only the request is built here: it is sent through
// `outbound`, which rejects private addresses.

import { createECDH, hkdfSync } from 'node:crypto'
import webPush from 'web-push'

const ENCODING = 'aes128gcm'

export type VapidKeys = { publicKey: string; privateKey: string }

/**
 * Derived from the installation's own key, so that every node has the same pair and none has to be stored. When that key
 * changes, people have to allow notifications again.
 */
export function vapidKeys(appKey: string): VapidKeys {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', appKey, '', 'push', 32)))
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}

/** Valid for twelve hours, and only for the push service of this endpoint. */
export function vapidAuthorization(endpoint: string, site: { appKey: string; siteUrl: string }): string {
  const { publicKey, privateKey } = vapidKeys(site.appKey)
  const { origin } = new URL(endpoint)
  return webPush.getVapidHeaders(origin, subjectOf(site.siteUrl), publicKey, privateKey, ENCODING).Authorization
}

/** The contact for push services: an https or mailto URL. Browsers allow http only on localhost. */
const subjectOf = (siteUrl: string): string => (siteUrl.startsWith('https:') ? siteUrl : 'mailto:webmaster@localhost')

export const encryptPush = (text: string, browser: { publicKey: string; secret: string }): Buffer =>
  webPush.encrypt(browser.publicKey, browser.secret, text, ENCODING).cipherText
