/// The ways that lead to a page.
public enum WKNavigationType: Int, Hashable, Sendable {
  case linkActivated = 0
  case formSubmitted, backForward, reload, formResubmitted
  case other = -1
}
