import { textParts } from './text-parts.ts'

/** Messages are plain text, whatever they look like. */
export function MessageText({ text }: { text: string }) {
  return textParts(text).map(({ text: words, href }, at) =>
    href === null ? (
      words
    ) : (
      // The same link may occur twice in a message: only its index tells them apart.
      <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {words}
      </a>
    ),
  )
}
