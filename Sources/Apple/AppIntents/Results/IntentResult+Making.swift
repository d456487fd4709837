extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
  /// A result without more.
  public static func result() -> Self { Self() }
}

extension IntentResult {
  /// A result with a value.
  public static func result<V: Sendable>(value: V) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> { Self(value: value) }

  /// A result with a sentence.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }

  /// A result with a value and a sentence.
  public static func result<V: Sendable>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> { Self(value: value, dialog: dialog) }

  /// A result with a view.
  public static func result<Content: View>(view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, Never> { Self(snippet: view) }

  /// A result with a sentence and a view.
  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
    Self(snippet: view, dialog: dialog)
  }

  /// A result with a value and a view.
  public static func result<V: Sendable, Content: View>(value: V, view: Content) -> Self
  where Self == IntentResultContainer<V, Never, Content, Never> { Self(value: value, snippet: view) }

  /// A result with a value, a sentence and a view.
  public static func result<V: Sendable, Content: View>(
    value: V, dialog: IntentDialog, view: Content
  ) -> Self where Self == IntentResultContainer<V, Never, Content, IntentDialog> {
    Self(value: value, snippet: view, dialog: dialog)
  }

  /// A result that another intent follows.
  public static func result<Next: AppIntent>(opensIntent: Next) -> Self
  where Self == IntentResultContainer<Never, Next, Never, Never> { Self(opened: opensIntent) }

  /// A result with a value that another intent follows.
  public static func result<V: Sendable, Next: AppIntent>(value: V, opensIntent: Next) -> Self
  where Self == IntentResultContainer<V, Next, Never, Never> { Self(value: value, opened: opensIntent) }
}
