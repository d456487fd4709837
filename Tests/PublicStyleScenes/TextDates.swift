// swift-format-ignore-file
import SwiftUI

struct TextDatesView: View {
    let now = Date()

    var body: some View {
        VStack(alignment: .leading) {
            Text(now, style: .date)
            Text(now, style: .time)
            Text(now.addingTimeInterval(90), style: .timer)
            Text(now.addingTimeInterval(-3700), style: .relative)
            Text(now, style: .offset)
            Text(now...now.addingTimeInterval(3600))
            Text(timerInterval: now...now.addingTimeInterval(60), countsDown: true)
            Text(now, format: .dateTime.day().month().year())
            Text(now.formatted(date: .abbreviated, time: .shortened))
            Text("Price: \(12.5, format: .currency(code: "USD"))")
            Text("\(Date.now, formatter: Self.formatter)")
            Text(AttributedString("Attributed"))
            Text(verbatim: "**not bold**").lineSpacing(4).truncationMode(.tail)
        }
    }

    static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }()
}
