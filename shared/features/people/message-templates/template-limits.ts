// Separate from the contract, so that pages can import them without the schemas.

export const templateKinds = ['message', 'rejection', 'invitation', 'interview'] as const
export type TemplateKind = (typeof templateKinds)[number]

export const MAX_TEMPLATE_NAME = 60
/** Per company, because all of them are in one menu. */
export const MAX_TEMPLATES = 100
export const MAX_TEMPLATE_LANGUAGES = 8

/** As long as what is sent with them may be. */
export const maxTemplateText: Readonly<Record<TemplateKind, number>> = {
  message: 4_000,
  rejection: 2_000,
  invitation: 1_000,
  interview: 1_000,
}
