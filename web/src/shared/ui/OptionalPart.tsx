import { Component, Suspense, type ReactNode } from 'react'

interface OptionalPartProps {
  /** Shown while the code loads. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** A part of a page that loads later. Until then, and when its code cannot be loaded, the page works without it. */
export class OptionalPart extends Component<OptionalPartProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>
  }
}
