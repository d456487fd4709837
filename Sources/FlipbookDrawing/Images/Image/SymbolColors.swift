import Foundation

/// Colours that symbols have by their meaning.
package enum SymbolColors {
  private static let words: [(word: String, color: Color)] = [
    ("sun", .yellow), ("bolt", .yellow), ("star", .yellow), ("sparkles", .yellow), ("sunrise", .yellow),
    ("sunset", .yellow), ("flame", .orange), ("moon", .white), ("heart", .red), ("drop", .cyan),
    ("leaf", .green),
    ("rain", .cyan), ("heavyrain", .cyan), ("drizzle", .cyan), ("trash", .red), ("bell", .yellow),
    ("folder", .cyan), ("checkmark", .green),
    ("plus", .green), ("minus", .red), ("xmark", .red), ("exclamationmark", .yellow), ("phone", .green),
    ("message", .green), ("video", .green), ("battery", .green), ("snow", .white), ("wind", .white),
  ]

  /// The colours of the parts of a symbol, the largest first; nil where its meaning has none.
  package static func palette(of name: String) -> [Color]? {
    let parts = name.split(separator: ".").map(String.init)
    let found = parts.compactMap { part in words.first { $0.word == part }?.color }
    // The cloud, the sun with its rays or the moon behind it, and what falls from it.
    if parts.contains("cloud") { return [.white] + found }
    guard let first = found.first else { return nil }
    // A sign in a plate: white on its colour.
    return SymbolLayers.isSignedPlate(parts) ? [.white, first] : found
  }
}
