extension DoctorReport {
  private struct Document: Encodable {
    var isUsable: Bool
    var missingPackages: [String]
    var sections: [Section]
  }

  /// The report as a JSON object that ends with a line break.
  ///
  /// - Throws: An error of the encoder.
  func json() throws -> String {
    try JSONText.pretty(Document(isUsable: isUsable, missingPackages: missingPackages, sections: sections))
  }
}
