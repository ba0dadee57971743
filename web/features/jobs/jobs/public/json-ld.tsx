/** Structured data for search engines. It is data, not a script: no CSP blocks it, and nothing in it is executed. */
export const JsonLd = ({ value }: { value: object }) => <script type="application/ld+json">{safeJson(value)}</script>

/** Escaped so that no text can close the script element. */
const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
