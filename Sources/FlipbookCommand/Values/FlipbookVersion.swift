/// The version of Flipbook, as `--version` prints it.
package enum FlipbookVersion {
  package static let current = "0.1.0"
}
