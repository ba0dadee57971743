import { type TransProps, Trans as TransWithMarkup } from '@lingui/react'

/**
 * What `<Trans>` of the macro compiles to. Lingui inserts values into the message first and reads its tags afterwards, so a
 * name such as `A <0>x</0>` would become an element. As an element of its own a value stays text.
 */
export function Trans(props: TransProps) {
  return <TransWithMarkup {...props} {...(props.values && { values: textValues(props.values) })} />
}

const textValues = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      // Only these: the cases of a plural or select compare the value itself.
      typeof value === 'string' && value.includes('<') ? <>{value}</> : value,
    ]),
  )
