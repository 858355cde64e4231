/** What Word 365 puts on the clipboard, with its own words, namespaces, conditional comments and marks of lists. */
export const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Users/AppData/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- @font-face {font-family:Mangal;} p.MsoNormal {mso-style-unhide:no; margin:0cm; color:red} --></style></head>
<body lang=EN-IN style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='margin-top:12pt'><span lang=MR style='font-family:"Mangal",serif;color:#2F5496'>पाणीपुरवठा सूचना<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=MR style='font-size:12.0pt;color:red;mso-fareast-language:EN-US'>दिनांक <b style='mso-bidi-font-weight:
normal'>१० जून</b> रोजी <i>सर्व</i> प्रभागांत पाणी
येणार नाही. माहिती:&nbsp;<a href="https://example.org/water?a=1&amp;b=2"><span style='color:#0563C1'>येथे पाहा</span></a>.<o:p></o:p></span></p>
<h2><span lang=MR>काय करावे<o:p></o:p></span></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=MR>पाणी साठवा<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span><span
style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span lang=MR>पिण्याचे वेगळे</span></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]><span lang=MR>टँकरसाठी <b>०२५१ २३४ ५६७८</b></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>१.<span
style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]><span lang=MR>पहिले</span></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>२.<span
style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]><span lang=MR>दुसरे</span></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
<tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=301 valign=top style='width:225.4pt;background:#D9E2F3'><p
class=MsoNormal><b><span lang=MR>प्रभाग<o:p></o:p></span></b></p></td><td width=301><p class=MsoNormal><b><span lang=MR>वेळ</span></b></p></td></tr>
<tr><td><p class=MsoNormal><span lang=MR>५<o:p></o:p></span></p></td><td><p class=MsoNormal><span lang=MR>सकाळी ६ ते १०</span></p></td></tr>
<tr style='mso-yfti-irow:2'><td colspan=2><p class=MsoNormal><span lang=MR>इतर प्रभागांत नेहमीप्रमाणे</span></p></td></tr>
</table><!--EndFragment--></body></html>`

/** What Google Docs puts on the clipboard: all in one bold element that is not bold, lists after the items they belong to. */
export const google = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-6f0d1a2b-7fff-1a2b">
<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;">Water supply notice</span></h1>
<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;color:#ff0000;font-weight:400;">On </span><span style="font-size:11pt;font-weight:700;">10 June</span><span style="font-size:11pt;font-weight:400;"> there is no water. See </span><a href="https://www.google.com/url?sa=D&amp;q=https%3A%2F%2Fexample.org%2Fwater%3Fa%3D1&amp;ust=1" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;">the page</span></a><span style="font-weight:400;">.</span></p><br />
<h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">What to do</span></h2>
<ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Store water</span></p></li><ol><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">Drinking water apart</span></p></li></ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Call a tanker</span></p></li></ul><br />
<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;background-color:#cfe2f3;"><p dir="ltr"><span style="font-weight:700;">Ward</span></p></td><td><p dir="ltr"><span style="font-weight:700;">Time</span></p></td></tr><tr><td><p dir="ltr"><span style="font-weight:400;">5</span></p></td><td><p dir="ltr"><span style="font-weight:400;">6 to 10</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`
