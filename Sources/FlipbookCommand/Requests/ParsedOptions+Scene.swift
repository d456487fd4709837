extension ParsedOptions {
  /// The options of a command line with what its scene's file says of itself, and then what the file's project adds.
  ///
  /// - Parameter parser: Of the command; options that it doesn't have are left out.
  /// - Throws: ``FlipbookFailure`` that names the file and the line of what can't be understood.
  func addingThoseOfScene(_ parser: OptionParser) throws -> ParsedOptions {
    try ProjectFile.adding(to: FileDirectives.adding(to: self), parser: parser)
  }
}
