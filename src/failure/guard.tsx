import { Component, type ReactNode } from 'react';

interface GuardProps {
  /** The page has all its words without this part. */
  optional?: boolean;
  /** What stands in for a part that threw; nothing without it. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps what a part throws from taking the rest of the page with it. */
export class Guard extends Component<GuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
