/// Apple's system palette with its components for light and dark surrounds.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

  /// sRGB components, 0…255.
  private var components: (light: (Float, Float, Float), dark: (Float, Float, Float)) {
    switch self {
    case .red: ((255, 59, 48), (255, 69, 58))
    case .orange: ((255, 149, 0), (255, 159, 10))
    case .yellow: ((255, 204, 0), (255, 214, 10))
    case .green: ((52, 199, 89), (48, 209, 88))
    case .mint: ((0, 199, 190), (99, 230, 226))
    case .teal: ((48, 176, 199), (64, 200, 224))
    case .cyan: ((50, 173, 230), (100, 210, 255))
    case .blue: ((0, 122, 255), (10, 132, 255))
    case .indigo: ((88, 86, 214), (94, 92, 230))
    case .purple: ((175, 82, 222), (191, 90, 242))
    case .pink: ((255, 45, 85), (255, 55, 95))
    case .brown: ((162, 132, 94), (172, 142, 104))
    case .gray: ((142, 142, 147), (142, 142, 147))
    }
  }

  /// The same where more contrast is asked for: the table of accessible colours in Apple's Human Interface Guidelines.
  private var increased: (light: (Float, Float, Float), dark: (Float, Float, Float)) {
    switch self {
    case .red: ((215, 0, 21), (255, 105, 97))
    case .orange: ((201, 52, 0), (255, 179, 64))
    case .yellow: ((178, 80, 0), (255, 212, 38))
    case .green: ((36, 138, 61), (48, 219, 91))
    case .mint: ((12, 129, 123), (102, 212, 207))
    case .teal: ((0, 130, 153), (93, 230, 255))
    case .cyan: ((0, 113, 164), (112, 215, 255))
    case .blue: ((0, 64, 221), (64, 156, 255))
    case .indigo: ((54, 52, 163), (125, 122, 255))
    case .purple: ((137, 68, 171), (218, 143, 255))
    case .pink: ((211, 15, 69), (255, 100, 130))
    case .brown: ((127, 101, 69), (181, 148, 105))
    case .gray: ((108, 108, 112), (174, 174, 178))
    }
  }

  package func rgba(for scheme: ColorScheme, isContrastIncreased: Bool = false) -> RGBA {
    let pair = isContrastIncreased ? increased : components
    let (red, green, blue) = scheme == .dark ? pair.dark : pair.light
    return RGBA(red: red / 255, green: green / 255, blue: blue / 255)
  }
}
