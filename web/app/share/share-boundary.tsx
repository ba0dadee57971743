import { Component, type ReactNode } from 'react'

/** A misconfigured share bar must not break the page; React logs the error. */
export class ShareBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
