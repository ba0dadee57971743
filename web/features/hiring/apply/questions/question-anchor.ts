/** Where a question stands on its step, for links that lead to it. */
export const questionAnchor = (questionId: string): string => `question-${questionId}`
