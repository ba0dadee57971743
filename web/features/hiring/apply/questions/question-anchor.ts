/** The anchor of a question on its step, for links to it. */
export const questionAnchor = (questionId: string): string => `question-${questionId}`
