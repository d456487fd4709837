import Foundation

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
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = Document(isUsable: isUsable, missingPackages: missingPackages, sections: sections)
    return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
  }
}
