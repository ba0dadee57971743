import { expect, type Page } from '@playwright/test'

/** The code of the list of jobs comes after that of its page: until then a job is a link and nothing else. */
export const jobListReady = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: /^Save / }).first()).toBeEnabled()
