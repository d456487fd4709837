import SwiftUI

/// Shows what happened, in the order it happened: the last lines, and a checksum of all.
struct Board: View {
  let lines: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("\(lines.count) \(checksum)").font(.system(size: 8))
      ForEach(Array(lines.suffix(12).enumerated()), id: \.offset) { Text($1).font(.system(size: 8)) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// FNV-1a of all lines: any other order is another number.
  private var checksum: UInt64 {
    lines.joined(separator: "\n").utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
