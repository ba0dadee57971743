import { Component, type ReactNode } from 'react'

/** A share bar that is set up wrongly must not take the page with it; React logs the error. */
export class ShareBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
