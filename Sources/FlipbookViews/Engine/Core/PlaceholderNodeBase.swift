@MainActor
protocol PlaceholderNodeBase: AnyObject {
  func updateContent()
}
