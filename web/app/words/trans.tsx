import { type TransProps, Trans as TransWithMarkup } from '@lingui/react'

/**
 * What the macro's `<Trans>` compiles to. Lingui inserts values into the message before it parses tags, so a name such as `A
 * <0>x</0>` would become an element. Wrapped in an element of its own, a value stays text.
 */
export function Trans(props: TransProps) {
  return <TransWithMarkup {...props} {...(props.values && { values: textValues(props.values) })} />
}

const textValues = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      // Only these, because the cases of a plural or select compare the value itself.
      typeof value === 'string' && value.includes('<') ? <>{value}</> : value,
    ]),
  )
