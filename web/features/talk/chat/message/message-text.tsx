import { textParts } from './text-parts.ts'

/** What people write is text and nothing else, whatever it looks like. */
export function MessageText({ text }: { text: string }) {
  return textParts(text).map(({ text: words, href }, at) =>
    href === null ? (
      words
    ) : (
      // The same link may stand in a message twice: its place is what tells them apart.
      <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {words}
      </a>
    ),
  )
}
