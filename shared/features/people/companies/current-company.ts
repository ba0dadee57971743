// The company a person acts for. Many work for one company only; whoever works for several chooses one.

/** The chosen company for as long as the person works there, otherwise the first of theirs; null when there is none. */
export const currentCompany = <Membership extends { id: string }>(
  memberships: readonly Membership[],
  chosenId: string | null,
): Membership | null => memberships.find(({ id }) => id === chosenId) ?? memberships[0] ?? null
