import { render, screen } from '@testing-library/react'
import { createRoutesStub, useParams } from 'react-router'
import { expect, it } from 'vitest'

it('a parameter reaches its page decoded, once', async () => {
  const Page = createRoutesStub([{ path: '/jobs/:id', Component: () => <p>{useParams()['id']}</p> }])
  render(<Page initialEntries={['/jobs/c%2B%2B%252B']} />)
  expect(await screen.findByText('c++%2B')).toBeTruthy()
})
