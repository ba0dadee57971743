import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** With the tokens of the page, so that it follows light and dark. */
export const codeTheme = EditorView.theme({
  '&': { backgroundColor: 'var(--sunken)', color: 'var(--text)', minHeight: '16rem', fontSize: '0.9375rem' },
  '&.cm-focused': { outline: '2px solid var(--ring)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--text)', paddingBlock: '0.75rem' },
  '.cm-cursor': { borderInlineStartColor: 'var(--text)' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--text-3)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--soft)' },
  '.cm-ySelectionInfo': { opacity: '1', fontFamily: 'inherit', padding: '0 0.25rem', borderRadius: '0.25rem' },
})

/** The library's own colours cannot be read on a dark page. */
export const codeHighlighting = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier], color: 'light-dark(var(--info-7), var(--info-3))', fontWeight: '600' },
  { tag: [tags.string, tags.regexp], color: 'light-dark(var(--success-7), var(--success-3))' },
  { tag: [tags.number, tags.bool, tags.null], color: 'light-dark(var(--warning-7), var(--warning-3))' },
  { tag: [tags.typeName, tags.className], color: 'light-dark(var(--brand-7), var(--brand-3))' },
  { tag: tags.comment, color: 'var(--text-3)', fontStyle: 'italic' },
])

/** Our content security policy only accepts style elements with the page's nonce. */
export const nonceOfPage = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
