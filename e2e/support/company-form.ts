// The form that registers a company.

import type { Page } from '@playwright/test'

async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(label) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** A company in Oslo. */
export async function fillCompanyForm(page: Page, name: string): Promise<void> {
  await page.getByLabel('Company name').fill(name)
  await page.getByRole('combobox', { name: 'Country', exact: true }).pressSequentially('Norway')
  await page.getByRole('option', { name: 'Norway' }).click()
  await page.getByRole('combobox', { name: 'City' }).pressSequentially('Oslo')
  await page.getByRole('option', { name: 'Oslo', exact: true }).click()
  await pick(page, 'Employees', '11-50')
  await pick(page, 'Industry', 'Science')
}
