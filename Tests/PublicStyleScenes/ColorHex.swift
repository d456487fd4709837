import SwiftUI

extension Color {
  init(hex: String) {
    let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
    var int: UInt64 = 0
    Scanner(string: hex).scanHexInt64(&int)
    let a, r, g, b: UInt64
    switch hex.count {
    case 3: (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
    case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
    case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
    default: (a, r, g, b) = (1, 1, 1, 0)
    }
    self.init(
      .sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255, opacity: Double(a) / 255)
  }
  init(hex: UInt, alpha: Double = 1) {
    self.init(
      .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 08) & 0xff) / 255,
      blue: Double((hex >> 00) & 0xff) / 255, opacity: alpha)
  }
  static var random: Color {
    Color(red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1))
  }
  static let neuBackground = Color(hex: "f0f0f3")
  func lighter(by percentage: CGFloat = 30.0) -> Color {
    return Color(UIColor(self).adjust(by: abs(percentage)))
  }
  var components: (r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat) {
    var r: CGFloat = 0, g: CGFloat = 0, b: CGFloat = 0, o: CGFloat = 0
    guard UIColor(self).getRed(&r, green: &g, blue: &b, alpha: &o) else { return (0, 0, 0, 0) }
    return (r, g, b, o)
  }
}
extension UIColor {
  func adjust(by percentage: CGFloat = 30.0) -> UIColor {
    var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
    if self.getRed(&red, green: &green, blue: &blue, alpha: &alpha) {
      return UIColor(
        red: min(red + percentage / 100, 1.0), green: min(green + percentage / 100, 1.0),
        blue: min(blue + percentage / 100, 1.0), alpha: alpha)
    }
    return self
  }
  convenience init(hexString: String) {
    self.init(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
  }
}
extension LinearGradient {
  init(_ colors: Color...) {
    self.init(gradient: Gradient(colors: colors), startPoint: .topLeading, endPoint: .bottomTrailing)
  }
  static var brand: LinearGradient { LinearGradient(Color(hex: "#FF5F6D"), Color(hex: 0xFFC371)) }
}
extension Font {
  static func poppins(_ size: CGFloat, weight: Font.Weight = .regular) -> Font {
    .custom("Poppins", size: size).weight(weight)
  }
  static let brandTitle: Font = .custom("Avenir-Heavy", size: 34, relativeTo: .largeTitle)
}
extension View {
  @ViewBuilder func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
    if condition { transform(self) } else { self }
  }
  func eraseToAnyView() -> AnyView { AnyView(self) }
  func glow(color: Color = .red, radius: CGFloat = 20) -> some View {
    self.overlay(self.blur(radius: radius / 6))
      .shadow(color: color, radius: radius / 3).shadow(color: color, radius: radius / 3)
  }
  func neumorphic(isPressed: Bool) -> some View { self.modifier(Neumorphic(isPressed: isPressed)) }
}
struct Neumorphic: ViewModifier {
  var isPressed: Bool
  func body(content: Content) -> some View {
    content.padding(30)
      .background(
        ZStack {
          RoundedRectangle(cornerRadius: 25, style: .continuous).fill(Color.neuBackground)
            .shadow(color: isPressed ? .clear : Color(hex: "aeaec0").opacity(0.6), radius: 10, x: 10, y: 10)
            .shadow(color: isPressed ? .clear : .white, radius: 10, x: -10, y: -10)
          RoundedRectangle(cornerRadius: 25, style: .continuous)
            .stroke(isPressed ? Color(hex: "ddd") : .clear, lineWidth: 4).blur(radius: 4)
            .mask(RoundedRectangle(cornerRadius: 25, style: .continuous))
        }
      )
      .scaleEffect(isPressed ? 0.96 : 1)
      .animation(.spring())
  }
}
struct ColorHexDemo: View {
  @State private var pressed = false
  @State private var hue: Double = 0
  var body: some View {
    ZStack {
      Color.neuBackground.ignoresSafeArea()
      VStack(spacing: 40) {
        Text("Neumorphism").font(.brandTitle).foregroundStyle(LinearGradient.brand)
          .if(pressed) { $0.glow(color: .orange, radius: 12) }
        Text("Press").font(.poppins(20, weight: .bold)).neumorphic(isPressed: pressed)
        Circle().fill(Color(hue: hue, saturation: 0.8, brightness: 0.9)).frame(width: 80, height: 80)
          .overlay(Text(String(format: "%.2f", hue)).foregroundColor(.white))
        Text(
          "r \(Color.red.components.r) \(Color(UIColor.systemTeal).lighter().description.count > 0 ? "ok" : "")"
        ).font(.caption)
        Rectangle().fill(Color(UIColor(hexString: "abc"))).frame(height: 20)
      }.padding()
    }
    .onAppear {
      withAnimation(.linear(duration: 3).repeatForever(autoreverses: true)) { hue = 1 }
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        pressed.toggle()
        if pressed == false { /* timer.invalidate() */  }
      }
    }
  }
}
struct ColorHexDemo_Previews: PreviewProvider { static var previews: some View { ColorHexDemo() } }
