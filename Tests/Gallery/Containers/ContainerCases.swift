import SwiftUI

extension GalleryCase {
  @MainActor static func tile(_ number: Int, _ side: Double = 40) -> some View {
    Text("\(number)").frame(width: side, height: side)
      .background(
        Color(hue: Double(number) / 9, saturation: 0.5, brightness: 0.8), in: .rect(cornerRadius: 8))
  }

  @CaseList static func containers() -> [GalleryCase] {
    part(.containers, "a row of texts and a spacer", width: 240) {
      HStack {
        Text("Leading"); Spacer(); Text("Trailing").font(.caption)
      }
    }
    part(.containers, "a row aligned by baselines", width: 240, height: 70) {
      HStack(alignment: .firstTextBaseline) {
        Text("Large").font(.largeTitle); Text("small").font(.caption)
      }
    }
    part(.containers, "a column of unlike texts", width: 160, height: 120) {
      VStack {
        Text("Title").font(.title); Text("Body"); Text("Caption").font(.caption)
      }
    }
    part(.containers, "tiles on each other", width: 120, height: 100) {
      ZStack(alignment: .bottomTrailing) {
        tile(1, 80); tile(4)
      }
    }
    part(.containers, "a grid of cells that span", width: 200, height: 120) {
      Grid {
        GridRow {
          tile(1); tile(2); tile(3)
        }
        GridRow {
          Text("Two columns").gridCellColumns(2); tile(5)
        }
      }
    }
    part(.containers, "a lazy grid of adaptive columns", width: 220, height: 150) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 44))]) { ForEach(1..<10) { tile($0) } }
    }
    part(.containers, "a view that fits", width: 120) {
      ViewThatFits {
        Text("Too long a sentence for so small a place").lineLimit(1).fixedSize()
        Text("Short")
      }
    }
    part(.containers, "safe area insets at both ends", width: 160, height: 160) {
      ScrollView { VStack { ForEach(1..<6) { tile($0) } }.frame(maxWidth: .infinity) }
        .safeAreaInset(edge: .top) { Text("Above").frame(maxWidth: .infinity).background(.thinMaterial) }
        .safeAreaInset(edge: .bottom) { Text("Below").frame(maxWidth: .infinity).background(.thinMaterial) }
    }
    part(.containers, "materials over stripes", width: 260, height: 120) {
      ZStack {
        HStack(spacing: 0) { ForEach(0..<10) { $0 % 2 == 0 ? Color.blue : Color.yellow } }
        HStack {
          Text("Ultra").padding(8).background(.ultraThinMaterial, in: .capsule)
          Text("Regular").padding(8).background(.regularMaterial, in: .capsule)
          Text("Thick").padding(8).background(.thickMaterial, in: .capsule)
        }
      }
    }
    screen(
      .containers, "a column scrolls and its bar fades", width: 200, height: 200, at: [0.5, 0.75, 3],
      script: scroll(by: 120, at: 0.5)
    ) {
      ScrollView { VStack { ForEach(1..<10) { tile($0, 60) } }.frame(maxWidth: .infinity) }
    }
    part(.containers, "a row of pages stops at a page", width: 160, height: 100, at: [0.5]) {
      ScrollView(.horizontal) { HStack { ForEach(1..<8) { tile($0, 60) } } }
    }
    part(.containers, "nothing to show", width: 280, height: 220) {
      ContentUnavailableView(
        "No Mail", systemImage: "tray", description: Text("New mail will be shown here."))
    }
    part(.containers, "nothing found", width: 280, height: 220) {
      ContentUnavailableView.search(text: "swift")
    }
    part(.containers, "right to left", width: 240) {
      HStack {
        Image(systemName: "chevron.forward"); Text("Leading"); Spacer(); Text("Trailing")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }
}
