import SwiftUI
struct GooeyBlob: View {
  @State private var start = false
  @State private var dragOffset: CGSize = .zero
  var body: some View {
    VStack(spacing: 30) {
      Rectangle().fill(
        .linearGradient(
          colors: [Color(#colorLiteral(red: 1, green: 0.2, blue: 0.5, alpha: 1)), .purple], startPoint: .top,
          endPoint: .bottom)
      )
      .mask {
        TimelineView(.animation(minimumInterval: 1.5, paused: false)) { _ in
          Canvas { context, size in
            context.addFilter(.alphaThreshold(min: 0.5, color: .white))
            context.addFilter(.blur(radius: 30))
            context.drawLayer { ctx in
              for index in 1...9 {
                if let resolved = context.resolveSymbol(id: index) {
                  ctx.draw(resolved, at: CGPoint(x: size.width / 2, y: size.height / 2))
                }
              }
            }
          } symbols: {
            ForEach(1...9, id: \.self) { index in
              let offset =
                start ? CGSize(width: .random(in: -150...150), height: .random(in: -180...180)) : .zero
              RoundedRectangle(cornerRadius: 60, style: .continuous).fill(.white).frame(
                width: 110, height: 110
              ).offset(offset).animation(.easeInOut(duration: 1.5), value: offset).tag(index)
            }
          }
        }
      }
      .frame(height: 420).contentShape(Rectangle())
      Canvas { context, size in
        let a = context.resolveSymbol(id: "ball")!, b = context.resolveSymbol(id: "big")!
        context.addFilter(.alphaThreshold(min: 0.5, color: .yellow)); context.addFilter(.blur(radius: 14))
        context.drawLayer { c in
          for s in [a, b] { c.draw(s, at: CGPoint(x: size.width / 2, y: size.height / 2)) }
        }
      } symbols: {
        Circle().frame(width: 80, height: 80).tag("big")
        Circle().frame(width: 60, height: 60).offset(dragOffset).tag("ball")
      }
      .frame(height: 200)
      .gesture(
        DragGesture().onChanged { dragOffset = $0.translation }.onEnded { _ in
          withAnimation(.interactiveSpring(response: 0.6, dampingFraction: 0.7, blendDuration: 0.7)) {
            dragOffset = .zero
          }
        })
    }
    .onAppear { start = true }
  }
}
struct Blob_Previews: PreviewProvider { static var previews: some View { GooeyBlob() } }
