/// The result of an intent with what it says, shows and opens.
public struct IntentResultContainer<Value, OpensIntentType, SnippetView, Dialog>: IntentResult,
  @unchecked Sendable
{
  /// The value; nil where there is none.
  public let value: Value?
  let opened: OpensIntentType?
  let snippet: SnippetView?
  let dialog: Dialog?

  init(
    value: Value? = nil, opened: OpensIntentType? = nil, snippet: SnippetView? = nil, dialog: Dialog? = nil
  ) { (self.value, self.opened, self.snippet, self.dialog) = (value, opened, snippet, dialog) }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where SnippetView: View {}
extension IntentResultContainer: OpensIntent where OpensIntentType: AppIntent {}
