import { fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { useFocusOnNewPage } from './document-effects.ts'

function Site() {
  useFocusOnNewPage()
  return (
    <Routes>
      <Route
        path="/"
        element={
          <main>
            <h1>Home</h1>
            <Link to="/jobs">Jobs</Link>
            <Link to="/?tab=2">Another tab</Link>
          </main>
        }
      />
      <Route
        path="/jobs"
        element={
          <main>
            <h1>Jobs</h1>
          </main>
        }
      />
    </Routes>
  )
}

const open = (key = 'default') =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', key }]}>
      <Site />
    </MemoryRouter>,
  )

it('does not move the focus on the first page or when only the query changes', () => {
  open()
  expect(document.activeElement).toBe(document.body)
  const link = screen.getByText('Another tab')
  link.focus()
  fireEvent.click(link)
  expect(document.activeElement).toBe(link)
})

it('moves the focus to the heading of a page that follows an error page', () => {
  open('of-a-later-visit')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Home' }))
})

it('moves the focus to the heading of the new page', () => {
  open()
  fireEvent.click(screen.getByText('Jobs'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Jobs' }))
})
