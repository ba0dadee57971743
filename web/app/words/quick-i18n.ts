import { I18n, type MessageDescriptor, type MessageOptions } from '@lingui/core'

type Values = Record<string, unknown>
type Compiled = ReturnType<Parameters<I18n['setMessagesCompiler']>[0]>

/** Most texts have neither values nor plurals. They are returned as they are; Lingui prepares all its formats for each. */
export class QuickI18n extends I18n {
  constructor(params: ConstructorParameters<typeof I18n>[0]) {
    super(params)
    // In production all that is left to compile are texts that are no literals in the code, such as titles of screens.
    if (import.meta.env.PROD) this.setMessagesCompiler(withPlaceholders)
  }

  override _(descriptor: MessageDescriptor): string
  override _(id: string, values?: Values, options?: MessageOptions): string
  override _(given: MessageDescriptor | string, values?: Values, options?: MessageOptions): string {
    const { id, message }: MessageDescriptor = typeof given === 'string' ? { id: given, ...options } : given
    const text: unknown = this.messages[id] ?? message
    if (Array.isArray(text) && text.length === 1 && typeof text[0] === 'string') return text[0]
    return typeof given === 'string' ? super._(given, values, options) : super._(given)
  }
}

const PLACEHOLDER = /\{(\w+)\}/

/** `Job at {name}` as Lingui compiles it: every second part is the name of a value. */
const withPlaceholders = (text: string): Compiled =>
  text.split(PLACEHOLDER).map((part, index): Compiled[number] => (index % 2 ? [part] : part))
