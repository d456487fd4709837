extension RenderPlan.Options {
  /// The command line with these options.
  ///
  /// - Parameter positionals: Its words that are no options.
  func parsed(_ positionals: [String]) -> ParsedOptions {
    ParsedOptions(values: values, lists: lists, flags: Set(flags), positionals: positionals)
  }
}
