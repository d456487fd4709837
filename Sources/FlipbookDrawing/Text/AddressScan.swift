/// Finds addresses of mail and of the web in a text with marks.
struct AddressScan {
  let characters: [Character]
  /// Whether a character stands for itself, as those of values do.
  let isPlain: [Bool]

  /// Where the address ends that begins at a place, the first of a word; nil for none.
  func end(from start: Int) -> Int? {
    guard isLocal(start), start == 0 || !isLocal(start - 1) else { return nil }
    return mailEnd(from: start) ?? webEnd(from: start)
  }

  private func mailEnd(from start: Int) -> Int? {
    guard let at = characters.indices[start...].first(where: { !isLocal($0) }), characters[at] == "@",
      !isPlain[at]
    else {
      return nil
    }
    var end = characters.indices[(at + 1)...].first { !isHost($0) } ?? characters.count
    while end > at + 1, !characters[end - 1].isLetter { end -= 1 }
    let host = characters[(at + 1)..<end]
    return host.first != "." && host.contains(".") ? end : nil
  }

  private func webEnd(from start: Int) -> Int? {
    guard let scheme = ["https://", "http://"].first(where: { characters[start...].starts(with: $0) }) else {
      return nil
    }
    let host = start + scheme.count
    guard !isPlain[host - 3], host < characters.count, isHost(host) else { return nil }
    var end =
      characters.indices[host...].first { characters[$0].isWhitespace || characters[$0] == "<" }
      ?? characters.count
    // Marks that end a sentence or an emphasis are no part of it.
    while "?!.,:*_~'\")".contains(characters[end - 1]) { end -= 1 }
    return end > host ? end : nil
  }

  private func isHost(_ index: Int) -> Bool {
    let character = characters[index]
    return character.isASCII
      && (character.isLetter || character.isNumber || character == "." || character == "-")
  }

  /// Whether a character may stand before the @ of an address of mail.
  private func isLocal(_ index: Int) -> Bool {
    isHost(index) || characters[index] == "+" || (characters[index] == "_" && index > 0)
  }
}
