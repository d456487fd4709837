extension OutputSettings {
  /// Checks the output's place before work is done for it: its folder, and that nothing is there that must stay.
  ///
  /// Of a sequence the folder alone is checked: which pictures come is not known yet.
  ///
  /// - Parameter replaces: Whether what is there may be replaced or gone on with, whatever ``overwrites`` says.
  /// - Throws: ``ExportError``.
  public func checkPlace(replaces: Bool = false) throws {
    let first = FramePattern(path)?.path(0)
    try OutputFile.check(first ?? path, overwrites: overwrites || replaces || first != nil)
  }
}
