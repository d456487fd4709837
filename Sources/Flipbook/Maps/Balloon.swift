import FlipbookDrawing
import FlipbookViews
import Foundation

/// A marker: a red disc with a pin, a symbol or a letter, and a title under it.
struct Balloon: View {
  /// The sign in the disc.
  enum Sign {
    case pin
    case symbol(String)
    case image(String)
    case letters(Text)
  }

  var title: Text?
  var sign = Sign.pin
  var tint: AnyShapeStyle?

  var body: some View {
    VStack(spacing: 2) {
      disc
      title?.font(.caption2).bold()
    }
  }

  @ViewBuilder private var disc: some View {
    let fill = tint ?? AnyShapeStyle(.red)
    if case .pin = sign {
      Image(systemName: "mappin.circle.fill").font(.system(size: 30)).foregroundStyle(fill)
    } else {
      ZStack {
        Circle().fill(fill)
        glyph.foregroundStyle(.white)
      }
      .frame(width: 30, height: 30)
    }
  }

  @ViewBuilder private var glyph: some View {
    switch sign {
    case .pin: EmptyView()
    case .symbol(let name): Image(systemName: name).font(.system(size: 15))
    case .image(let name): Image(name).resizable().scaledToFit().frame(width: 18, height: 18)
    case .letters(let text): text.font(.system(size: 14, weight: .semibold))
    }
  }
}
