import SwiftUI

/// A list of many rows that scrolls, with rows that come and go.
struct LongList: View {
  @State private var rows = Array(0..<60)

  var body: some View {
    ScrollViewReader { reader in
      List { ForEach(rows, id: \.self) { Label("Row \($0)", systemImage: $0 % 3 == 0 ? "star" : "circle") } }
        .task {
          for target in [20, 55, 3, 40] {
            try? await Task.sleep(for: .milliseconds(250))
            withAnimation {
              rows.removeAll { $0 % 7 == target % 7 }; reader.scrollTo(target, anchor: .center)
            }
          }
        }
    }
  }
}
