/// The modifiers that change transactions around a presenting view.
@MainActor
final class PresenterScope {
  /// Those nearest to the view; nil for none.
  var scope: TransactionScope?

  init() {}
}
