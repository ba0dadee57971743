import { useEffect, useState } from 'react'

/** An address for what lies in memory, good while it is shown. */
export function useTakeUrl(content: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!content) return setUrl(null)
    const made = URL.createObjectURL(content)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return url
}
