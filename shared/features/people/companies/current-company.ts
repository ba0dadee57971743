// The company a person acts for. Most work for one only; people who work for several choose.

/** The chosen company while the person is a member there, otherwise their first; null if they have none. */
export const currentCompany = <Membership extends { id: string }>(
  memberships: readonly Membership[],
  chosenId: string | null,
): Membership | null => memberships.find(({ id }) => id === chosenId) ?? memberships[0] ?? null
