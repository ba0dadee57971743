/** What can wait for a person, in the order in which things without a deadline are told. An area adds its kinds here. */
export const nextStepKinds = [
  'check_companies',
  'take_test',
  'answer_company',
  'answer_invitations',
  'finish_application',
  'finish_set_up',
  'add_resume',
  'second_factor',
] as const
export type NextStepKind = (typeof nextStepKinds)[number]
