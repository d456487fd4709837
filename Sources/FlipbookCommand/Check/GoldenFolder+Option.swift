import FlipbookGoldens

extension GoldenFolder {
  /// The folder that `--goldens` names.
  init(option: String) {
    self.init(path: option.count > 1 && option.hasSuffix("/") ? String(option.dropLast()) : option)
  }
}
