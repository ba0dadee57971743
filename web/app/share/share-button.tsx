// A link to a network's share page; with JavaScript it opens in a popup whose events are reported.

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { type ShareContent, shareTarget } from './share-networks.ts'
import { createSharePopup, type ShareListener, type SharePopup } from './share-popup.ts'

export type ShareButtonProps = ShareContent & {
  network: string
  networks?: Readonly<Record<string, string>>
  onShare?: ShareListener
  className?: string
  children: ReactNode
}

/** Each event is also dispatched on the window as `share_network_<event>`, so that one listener can follow all buttons. */
export function ShareButton({ network, networks, onShare, className = '', children, ...content }: ShareButtonProps) {
  const popup = useRef<SharePopup>(null)
  const { key, link } = shareTarget(network, content, networks ? { networks } : {})
  useEffect(() => () => popup.current?.dispose(), [])

  function handleClick(event: MouseEvent) {
    // A click with a modifier key opens a new tab as usual.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    popup.current ??= createSharePopup(window, (...listener) => {
      onShare?.(...listener)
      const [kind, name, url] = listener
      window.dispatchEvent(new CustomEvent(`share_network_${kind}`, { detail: { network: name, url } }))
    })
    const { userAgent } = navigator
    popup.current.share(shareTarget(network, content, { ...(networks && { networks }), userAgent }), content.url)
  }

  return (
    <a
      href={link}
      className={`share-network-${key} ${className}`.trim()}
      target="_blank"
      rel="noopener noreferrer"
      onClick={handleClick}
    >
      {children}
    </a>
  )
}
