import { Component, Suspense, type ReactNode } from 'react'

interface OptionalPartProps {
  /** The content while the code loads. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** A part of a page that loads later. If the code of the part cannot be loaded, the page works without this part. */
export class OptionalPart extends Component<OptionalPartProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>
  }
}
